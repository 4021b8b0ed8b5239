import { useState } from 'react';
import { RadioGroup } from '#ui/radio-group.tsx';
import { chooseTheme, readTheme, THEMES } from './theme.ts';
import { useSettingsText } from './use-settings-text.ts';

/** Light, dark, or as the device has it; seen at once. */
export function ThemeChoice() {
  const text = useSettingsText();
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
