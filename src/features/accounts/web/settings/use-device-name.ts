import { useSettingsText } from './use-settings-text.ts';

/** What a device is called here: the API says `Chrome on Windows`, or nothing where it cannot tell. */
export function useDeviceName(): (device: string) => string {
  const text = useSettingsText();
  return (device) => {
    const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
    if (browser && system) return text('devices.name', { browser, system });
    return device || text('devices.unknown');
  };
}
