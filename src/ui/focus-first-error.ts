/** Puts the focus on the first wrong field of a form, in the order of the page. Returns whether there was one. */
export function focusFirstError(form: ParentNode | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return Boolean(field);
}
