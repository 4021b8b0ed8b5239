import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { ORDER_ADMIN_ENDPOINTS } from '#features/shop/admin-endpoints.ts';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AdminProduct } from './admin-replies.ts';
import { failureOf, replyOrThrow } from './call-failure.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { ActionDialogProps } from './list/list-definition.ts';
import { dollarsOf, parseDollars } from './parse-dollars.ts';

/** The lowest price, in US cents. */
const LEAST = 100;

/** Sets a product's price and whether it is sold. */
export function ProductDialog({ row, onClose, onDone }: ActionDialogProps<AdminProduct>) {
  const text = useText('backOffice');
  const language = useLanguage();
  const [isWrong, setIsWrong] = useState(false);
  const { product, default_price_minor: standard, price_minor: price, available } = row;
  const name = row.name[language];
  const saving = useMutation({
    mutationFn: (body: { readonly price_minor: number | null; readonly available: boolean }) =>
      replyOrThrow(call(ORDER_ADMIN_ENDPOINTS, 'changeProduct', { params: { product }, body })),
    onSuccess: () => onDone(text('products.saved', { name })),
  });
  const failure = failureOf(saving.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving.isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const minor = parseDollars(String(values.get('price')));
    const isPrice = minor !== undefined && minor >= LEAST;
    setIsWrong(!isPrice);
    if (!isPrice) form.querySelector<HTMLInputElement>('[name="price"]')?.focus();
    else
      saving.mutate({
        price_minor: minor === standard ? null : minor,
        available: values.get('available') !== null,
      });
  };
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={text('list.close')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            name="price"
            label={text('products.price')}
            hint={text('products.default', { price: formatMoney(standard, 'USD') })}
            error={isWrong ? text('products.priceWrong') : undefined}
            defaultValue={dollarsOf(price ?? standard)}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus=""
          />
          <Checkbox name="available" label={text('products.sold')} defaultChecked={available} />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button type="submit" busy={saving.isPending}>
              {text('products.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {text('list.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
