const NEARLY_WHOLE = 0.2;

/** How many of ten a share is. Two neighbouring numbers where it lies between them. `share`: 0 to 1. */
export function ofTen(share: number): { readonly low: number; readonly high: number } {
  const tenths = share * 10;
  const nearest = Math.round(tenths);
  if (Math.abs(tenths - nearest) <= NEARLY_WHOLE) return { low: nearest, high: nearest };
  return { low: Math.floor(tenths), high: Math.ceil(tenths) };
}
