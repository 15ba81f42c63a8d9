import { expect, test } from '../fixtures/test.ts';

const sales = 'Month,Region,Revenue\n2026-01,North,1200.50\n2026-02,South,980\n2026-03,North,1430.25\n';

test('R20 an agent of one’s own is made, tried beside its form, shared, copied and found again', async ({
  page,
}) => {
  await page.goto('/explore');
  await page.getByRole('link', { name: 'Make an agent' }).click();
  await expect(page.getByRole('heading', { name: 'Make an agent of your own' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Give the agent a title.')).toBeVisible();

  const form = page.getByRole('form', { name: 'Agent' });
  await form.getByLabel('Title').fill('Sales check');
  await form.getByLabel('Questions').fill('total Revenue\ntotal Revenue in {region}');
  await form.getByRole('button', { name: 'Add a field' }).click();
  await form.getByLabel('Label').fill('Region');
  await expect(form.getByText('In a question: {region}')).toBeVisible();
  await page.getByLabel('Files to try it with').setInputFiles({
    name: 'sales.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sales),
  });
  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByLabel('Region').fill('the North');
  await expect(trial.getByText('3 rows, 3 columns')).toBeVisible();
  await trial.getByRole('button', { name: 'Save and run' }).click();
  await expect(trial.getByRole('heading', { level: 1 })).toContainText('2 of 2 questions answered');
  await expect(trial.getByText('2,630.75').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved as version 1' })).toBeVisible();
  await expect(page).toHaveURL(/\/explore\/builder\/own_/);

  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('Sales check');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to version 1').inputValue();
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: /was shared with you/ })).toBeVisible();
  await expect(page.getByText('Never sends, buys, shares or changes anything')).toBeVisible();
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByRole('heading', { name: 'Change “Sales check”' })).toBeVisible();

  await page.goto('/explore');
  const yours = page.getByRole('region', { name: 'Yours' });
  await expect(yours.getByRole('link', { name: /Sales check/ })).toHaveCount(2);
});

test('R20 an agent of the house is copied with what is always the same, changed, and an earlier version comes back', async ({
  page,
}) => {
  await page.goto('/detail-page?agent=stock-market-analysis');
  await page.getByRole('link', { name: 'Make a copy to change' }).click();
  const form = page.getByRole('form', { name: 'Agent' });
  await expect(form.getByLabel('Title')).toHaveValue('Copy of Stock Market Analysis');
  await form.getByLabel('Period').selectOption({ label: '3 years' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as version 1')).toBeVisible();
  await form.getByLabel('Title').fill('Shares, three years');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await form.getByLabel('Title').fill('Shares, typed');
  await page.getByRole('button', { name: 'Put version 1 into the form' }).click();
  await page.getByRole('button', { name: 'Leave the form as it is' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Shares, typed');
  await page.getByRole('button', { name: 'Put version 1 into the form' }).click();
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Copy of Stock Market Analysis');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});
