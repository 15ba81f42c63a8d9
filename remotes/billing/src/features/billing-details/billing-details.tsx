import { useEffect, useRef, type FormEvent } from 'react';
import { takeFocus } from '@loupe/shared/ui/take-focus';
import { useStore } from '@nanostores/react';
import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { DataList } from '@loupe/shared/ui/data-list';
import { TextArea } from '@loupe/shared/ui/text-area';
import { TextField } from '@loupe/shared/ui/text-field';
import { manageTexts as texts } from '#texts/manage';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/section.tsx';
import type { ManagePaymentsPage } from '../../stores/manage-payments-page.ts';
import classes from './billing-details.module.css';

export type BillingDetailsProps = { page: ManagePaymentsPage; details: BillingDetails };

/** What invoices say about the payer (R11). */
export function BillingDetailsSection({ page, details }: BillingDetailsProps) {
  const isEditing = useStore(page.$isEditing);
  const isEmpty = Object.values(details).every((value) => value.trim() === '');
  const wasEditing = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const edit = (
    <Button size="small" ref={editButton} onClick={page.editDetails}>
      {isEmpty ? texts.addDetails : texts.edit}
    </Button>
  );
  return (
    <Section title={texts.details} actions={isEditing ? undefined : edit}>
      {isEditing && <DetailsForm page={page} />}
      {!isEditing && isEmpty && <p className={classes.empty}>{texts.detailsEmpty}</p>}
      {!isEditing && !isEmpty && <DetailsView details={details} />}
    </Section>
  );
}

function DetailsView({ details }: { details: BillingDetails }) {
  const all = [
    { term: texts.name, detail: details.name },
    { term: texts.company, detail: details.company },
    {
      term: texts.address,
      detail: <span className={classes.address}>{details.address}</span>,
      text: details.address,
    },
    { term: texts.country, detail: details.country },
    { term: texts.taxId, detail: details.tax_id },
  ];
  const items = all.filter((item) => (item.text ?? item.detail) !== '');
  return (
    <Card>
      <DataList items={items.map(({ term, detail }) => ({ term, detail }))} />
    </Card>
  );
}

function DetailsForm({ page }: { page: ManagePaymentsPage }) {
  const { values, fieldErrors, error, isSubmitting } = useStore(page.details.$form);
  function submit(event: FormEvent) {
    event.preventDefault();
    void page.details.submit();
  }
  const field = (name: keyof BillingDetails) => ({
    name,
    value: values[name],
    error: fieldErrors[name],
    onChange: (value: string) => page.details.change(name, value),
  });
  return (
    <Card padding="large">
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextField
          {...field('name')}
          label={texts.name}
          autoComplete="name"
          maxLength={120}
          ref={takeFocus}
        />
        <TextField
          {...field('company')}
          label={texts.company}
          isOptional
          autoComplete="organization"
          maxLength={120}
        />
        <TextArea
          {...field('address')}
          label={texts.address}
          className={classes.whole}
          autoComplete="street-address"
          maxLength={400}
          rows={3}
        />
        <TextField {...field('country')} label={texts.country} autoComplete="country-name" maxLength={80} />
        <TextField {...field('tax_id')} label={texts.taxId} isOptional maxLength={40} />
        {error && (
          <div className={classes.whole}>
            <Notice tone="error" isAlert title={error.message} errorId={error.requestId} />
          </div>
        )}
        <div className={classes.actions}>
          <Button onClick={page.stopEditing}>{texts.stop}</Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
