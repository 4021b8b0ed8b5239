import { createContext, use, type ComponentType } from 'react';

/**
 * Places on pages that a part of another feature fills, each with the props of that part. The platform knows none. The
 * site declares its own (src/slots.tsx), so a page never imports the feature that fills its slot.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- Filled by declaration.
export interface PageSlots {}

export type SlotParts = { readonly [Name in keyof PageSlots]: ComponentType<PageSlots[Name]> };

const SlotContext = createContext<Partial<SlotParts>>({});

/** Gives the parts to the slots of all pages inside. */
export const SlotProvider = SlotContext.Provider;

type SlotProps<Name extends keyof PageSlots> = {
  readonly name: Name;
  readonly of: PageSlots[Name];
};

/** A place that another feature fills, with the props `of`. Nothing fills it: it is empty. */
export function Slot<Name extends keyof PageSlots>({ name, of }: SlotProps<Name>) {
  const parts: Partial<Filled<Name>> = use(SlotContext);
  const part = parts[name];
  return part ? <FilledSlot part={part} of={of} /> : null;
}

type Filled<Name extends keyof PageSlots> = { readonly [Each in Name]: ComponentType<PageSlots[Each]> };

type FilledProps<Props extends object> = { readonly part: ComponentType<Props>; readonly of: Props };

const FilledSlot = <Props extends object>({ part: Part, of }: FilledProps<Props>) => <Part {...of} />;
