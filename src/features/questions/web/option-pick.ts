import { createContext } from 'react';

/** A selected heading that waits for its paragraph. `from` is the question it was taken from. */
export type PickedOption = { readonly box: string; readonly name: string; readonly from?: number };

export type OptionPick = {
  readonly picked: PickedOption | undefined;
  /** Undefined clears the selection. `byKey`: the focus moves to the paragraphs. */
  readonly pick: (option: PickedOption | undefined, byKey: boolean) => void;
};

/** Provided where options can be selected and placed by tapping; undefined elsewhere. */
export const OptionPickContext = createContext<OptionPick | undefined>(undefined);
