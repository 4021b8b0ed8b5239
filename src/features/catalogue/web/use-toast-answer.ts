import type { FormEvent } from 'react';
import { useToast } from '#ui/toast.tsx';

/** For the cards in a StaticPart: until the shop opens (issue 5) their buttons are answered by a toast. */
export function useToastAnswer(): (event: FormEvent) => void {
  const showToast = useToast();
  return (event) => {
    const { toast } = event.target instanceof HTMLFormElement ? event.target.dataset : {};
    if (toast === undefined) return;
    event.preventDefault();
    showToast({ text: toast });
  };
}
