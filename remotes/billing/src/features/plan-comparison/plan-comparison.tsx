import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import type { Plan } from '@loupe/shared/contract/billing';
import { formatCredits } from '@loupe/shared/lib/format';
import { Table } from '@loupe/shared/ui/table';
import { formatMoney } from '../../lib/money.ts';
import { priceOfThousand } from '../../lib/plan-offer.ts';
import { deepReportsOf } from '../../lib/work-of-credits.ts';
import { pricingTexts as texts } from '#texts/pricing';
import { Section } from '../../parts/section.tsx';
import classes from './plan-comparison.module.css';

interface Feature {
  readonly name: string;
  readonly of: (plan: Plan) => ReactNode;
}

const included = () => (
  <>
    <Check aria-hidden="true" size={16} className={classes.check} />
    <span className="visually-hidden">{texts.included}</span>
  </>
);
const features: readonly Feature[] = [
  { name: texts.rows.priceMonthly, of: ({ prices }) => formatMoney(prices.monthly, { isShort: true }) },
  { name: texts.rows.priceYearly, of: ({ prices }) => formatMoney(prices.yearly, { isShort: true }) },
  { name: texts.rows.credits, of: (plan) => formatCredits(plan.monthly_credits) },
  { name: texts.rows.reports, of: (plan) => formatCredits(deepReportsOf(plan.monthly_credits)) },
  {
    name: texts.rows.thousand,
    of(plan) {
      const price = priceOfThousand(plan);
      return price ? formatMoney(price) : texts.notApplicable;
    },
  },
  { name: texts.rows.parallel, of: (plan) => formatCredits(plan.parallel_runs) },
  { name: texts.rows.agents, of: included },
  { name: texts.rows.files, of: included },
  { name: texts.rows.sharing, of: included },
  { name: texts.rows.topUps, of: included },
];

/** The plans feature by feature (R12). */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  return (
    <Section title={texts.compare}>
      <Table
        caption={texts.compare}
        rows={features}
        rowKey={({ name }) => name}
        columns={[
          { key: 'feature', header: texts.feature, isRowHeader: true, render: ({ name }) => name },
          ...plans.map((plan) => ({
            key: plan.slug,
            header: plan.title,
            isNumeric: true,
            render: (feature: Feature) => feature.of(plan),
          })),
        ]}
      />
    </Section>
  );
}
