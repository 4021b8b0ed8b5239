import { createContext } from 'react';

/** A heading that was tapped and waits for its paragraph; `from` is the question it was taken from. */
export type PickedOption = { readonly box: string; readonly name: string; readonly from?: number };

export type OptionPick = {
  readonly picked: PickedOption | undefined;
  /** Undefined puts it back. `byKey`: the focus goes to the paragraphs. */
  readonly pick: (option: PickedOption | undefined, byKey: boolean) => void;
};

/** Where options are taken up and put down by tapping; undefined where they are not. */
export const OptionPickContext = createContext<OptionPick | undefined>(undefined);
