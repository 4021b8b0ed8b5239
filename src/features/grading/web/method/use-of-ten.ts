import { useText } from '#platform/i18n/text-provider.tsx';
import { ofTen } from '../../domain/method/of-ten.ts';

/** Says a share as "6 or 7". */
export function useOfTen(): (share: number) => string {
  const text = useText('method');
  return (share) => {
    const { low, high } = ofTen(share);
    return low === high ? text('ofTen.about', { count: low }) : text('ofTen.between', { low, high });
  };
}
