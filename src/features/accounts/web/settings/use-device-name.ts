import { useText } from '#platform/i18n/text-provider.tsx';

/** What a device is called here: the API says `Chrome on Windows`, or nothing where it cannot tell. */
export function useDeviceName(): (device: string) => string {
  const text = useText('settings');
  return (device) => {
    const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
    if (browser && system) return text('devices.name', { browser, system });
    return device || text('devices.unknown');
  };
}
