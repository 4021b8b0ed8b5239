import { useNavigation } from 'react-router';
import { PendingBar } from '#ui/pending-bar.tsx';

/** Shows that a page is on its way when that takes longer than 300 ms. */
export function PendingNavigation({ label }: { readonly label: string }) {
  return <PendingBar pending={useNavigation().state !== 'idle'} label={label} />;
}
