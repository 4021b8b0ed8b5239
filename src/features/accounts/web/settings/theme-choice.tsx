import { useState } from 'react';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { chooseTheme, readTheme, THEMES } from './theme.ts';

/** Light, dark, or the device's theme. It changes immediately. */
export function ThemeChoice() {
  const text = useText('settings');
  const [theme, setTheme] = useState(readTheme);
  return (
    <RadioGroup
      label={text('look.label')}
      name="theme"
      value={theme}
      options={THEMES.map((value) => ({
        value,
        label: text(`look.${value}`),
        hint: value === 'system' ? text('look.systemHint') : undefined,
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = THEMES.find((each) => each === value) ?? 'system';
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
