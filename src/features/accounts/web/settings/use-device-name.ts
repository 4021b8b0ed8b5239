import { useText } from '#platform/i18n/text-provider.tsx';

/** The name of a device: `Chrome on Windows` from the API, or a text for an unknown one. */
export function useDeviceName(): (device: string) => string {
  const text = useText('settings');
  return (device) => {
    const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
    if (browser && system) return text('devices.name', { browser, system });
    return device || text('devices.unknown');
  };
}
