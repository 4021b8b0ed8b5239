import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { ListDefinition } from './list-definition.ts';

type EmptyProps = {
  readonly empty: ListDefinition<never, []>['empty'];
  /** The filter lets nothing through. It can be cleared. */
  readonly isFiltered: boolean;
};

/** Instead of the rows of a list that has none. */
export function ListIsEmpty({ empty, isFiltered }: EmptyProps) {
  const text = useText('backOffice');
  if (!isFiltered)
    return (
      <EmptyState title={text(empty.title)}>
        <p>{text(empty.text)}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={text('list.noMatch')}
      action={
        <ButtonLink to="?" preventScrollReset variant="secondary">
          {text('list.clear')}
        </ButtonLink>
      }
    >
      <p>{text('list.noMatchText')}</p>
    </EmptyState>
  );
}
