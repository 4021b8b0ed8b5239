/** The service that tells people from bots. Without one, our own proof of work is used. */
export type ChallengeService = {
  readonly kind: 'turnstile' | 'recaptcha';
  /** Public. */
  readonly siteKey: string;
  readonly secret: string;
};

type ServiceKeys = {
  readonly TURNSTILE_SITE_KEY?: string;
  readonly TURNSTILE_SECRET?: string;
  readonly RECAPTCHA_SITE_KEY?: string;
  readonly RECAPTCHA_SECRET?: string;
};

type ServiceResult =
  | { readonly ok: true; readonly service: ChallengeService | undefined }
  | { readonly ok: false; readonly problem: string };

/** The service whose two keys are set. Refusals: half of a pair, and both pairs. */
export function readChallengeService(values: ServiceKeys): ServiceResult {
  const pairs = [
    ['turnstile', 'TURNSTILE', values.TURNSTILE_SITE_KEY, values.TURNSTILE_SECRET],
    ['recaptcha', 'RECAPTCHA', values.RECAPTCHA_SITE_KEY, values.RECAPTCHA_SECRET],
  ] as const;
  const half = pairs.find(([, , siteKey, secret]) => (siteKey === undefined) !== (secret === undefined));
  if (half) {
    const [, name, siteKey] = half;
    const [missing, given] = siteKey === undefined ? ['SITE_KEY', 'SECRET'] : ['SECRET', 'SITE_KEY'];
    return {
      ok: false,
      problem: `${name}_${missing} must be set when ${name}_${given} is: the service gives both together.`,
    };
  }
  const services = pairs.flatMap(([kind, , siteKey, secret]) =>
    siteKey && secret ? [{ kind, siteKey, secret }] : [],
  );
  if (services.length > 1) {
    return {
      ok: false,
      problem:
        'TURNSTILE_SITE_KEY and RECAPTCHA_SITE_KEY cannot both be set: keep the keys of one service and remove the other two.',
    };
  }
  return { ok: true, service: services[0] };
}
