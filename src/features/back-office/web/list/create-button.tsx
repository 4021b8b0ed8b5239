import { Plus as PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ListDefinition } from './list-definition.ts';

type CreateProps = {
  readonly create: NonNullable<ListDefinition<never, []>['create']>;
  readonly timeZone: string;
  readonly onChanged: () => void;
};

/** Opens the form that adds a row to a list. */
export function CreateButton({ create: { label, Dialog }, timeZone, onChanged }: CreateProps) {
  const text = useText('backOffice');
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PlusIcon />} data-create="" onClick={() => setIsOpen(true)}>
        {text(label)}
      </Button>
      {isOpen ? (
        <Dialog
          timeZone={timeZone}
          onClose={() => setIsOpen(false)}
          onDone={(words) => {
            setIsOpen(false);
            showToast({ text: words });
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}
