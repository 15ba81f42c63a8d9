/** What happens to a table's rows of a person whose account is deleted. */
type Fate =
  /** Gone for good. `of` picks the person's rows, `$user` stands for the id. */
  | { readonly fate: 'erased'; readonly of: string }
  /** Stays, and why. Nothing in it names the person once the account is anonymous. */
  | { readonly fate: 'kept'; readonly because: string }
  /** Holds nothing of a person. */
  | { readonly fate: 'impersonal' };

const own = 'user_id = $user';
const inOwnChats = 'chat_id in (select id from chats where user_id = $user)';
const inOwnRuns = 'run_id in (select id from runs where user_id = $user)';

/**
 * Every table of the database, in the order in which rows may be erased: what points at others comes first. A new
 * table has to be entered here, a test says so: nobody's data is kept because it was forgotten.
 */
export const personalTables: Readonly<Record<string, Fate>> = {
  push_deliveries: {
    fate: 'erased',
    of: 'notice_id in (select id from notices where user_id = $user) or subscription_id in (select id from push_subscriptions where user_id = $user)',
  },
  push_subscriptions: { fate: 'erased', of: own },
  notices: { fate: 'erased', of: own },
  notice_choices: { fate: 'erased', of: own },
  shares: { fate: 'erased', of: own },
  message_search: { fate: 'erased', of: own },
  search_due: { fate: 'erased', of: own },
  search_shelves: { fate: 'erased', of: own },
  message_files: {
    fate: 'erased',
    of: `message_id in (select id from messages where ${inOwnChats})`,
  },
  schedules: { fate: 'erased', of: own },
  run_ratings: { fate: 'erased', of: own },
  problem_reports: { fate: 'erased', of: own },
  run_steps: { fate: 'erased', of: inOwnRuns },
  run_events: { fate: 'erased', of: inOwnRuns },
  runs: { fate: 'erased', of: own },
  messages: { fate: 'erased', of: inOwnChats },
  chat_branches: { fate: 'erased', of: inOwnChats },
  chats: { fate: 'erased', of: own },
  prompts: { fate: 'erased', of: own },
  own_instructions: { fate: 'erased', of: own },
  memories: { fate: 'erased', of: own },
  folders: { fate: 'erased', of: own },
  passages: { fate: 'erased', of: 'file_id in (select id from files where user_id = $user)' },
  files: { fate: 'erased', of: own },
  own_agent_links: { fate: 'erased', of: 'agent_id in (select id from own_agents where user_id = $user)' },
  own_agent_versions: { fate: 'erased', of: 'agent_id in (select id from own_agents where user_id = $user)' },
  own_agents: { fate: 'erased', of: own },
  api_keys: { fate: 'erased', of: own },
  email_changes: { fate: 'erased', of: own },
  password_resets: { fate: 'erased', of: own },
  sessions: { fate: 'erased', of: own },
  payment_methods: { fate: 'erased', of: own },
  billing_profiles: { fate: 'erased', of: own },
  subscriptions: { fate: 'erased', of: own },
  daily_use: { fate: 'erased', of: own },

  users: {
    fate: 'kept',
    because: 'an empty row without name, e-mail, password and referral code, so that the books add up',
  },
  account_deletions: { fate: 'kept', because: 'shows that the account was deleted, and when' },
  ledger_transactions: { fate: 'kept', because: 'the books are append-only and add up to zero' },
  ledger_entries: { fate: 'kept', because: 'the books are append-only and add up to zero' },
  credit_lots: { fate: 'kept', because: 'the books point at them' },
  credit_holds: { fate: 'kept', because: 'the books point at them' },
  credit_hold_lots: { fate: 'kept', because: 'the books point at them' },
  credit_balances: { fate: 'kept', because: 'the sums of the books' },
  invoices: { fate: 'kept', because: 'invoices have to be kept by law' },
  customers_to_forget: {
    fate: 'kept',
    because: 'until the payment provider has forgotten the customer; then the row goes',
  },
  checkouts: { fate: 'kept', because: 'tells which payment belongs to which invoice' },
  referral_rewards: {
    fate: 'kept',
    because: 'the other person was paid for it; the hash of the mailbox goes a year after the reward',
  },
  audit_log: {
    fate: 'kept',
    because:
      'who did what has to stay visible; without addresses and details 30 days after the deletion, gone after a year',
  },
  impersonations: {
    fate: 'kept',
    because:
      'which admin looked at an account has to stay visible; without reason and address 30 days after the deletion, gone after a year',
  },

  uploads: { fate: 'kept', because: 'the sweep of uploads removes them with their chunks within a day' },
  upload_chunks: { fate: 'kept', because: 'as uploads' },

  deploy_token: { fate: 'kept', because: 'which admin made a token has to stay visible' },
  remote_release: { fate: 'kept', because: 'who released a version has to stay visible' },
  slice_error_endpoint: { fate: 'impersonal' },
  slice_error: { fate: 'impersonal' },
  composition_report: {
    fate: 'kept',
    because: 'keyed hashes that name nobody; swept after a month',
  },
  remote_channel: { fate: 'impersonal' },
  remote_config: { fate: 'impersonal' },

  search_backfill: { fate: 'impersonal' },
  invoice_counters: { fate: 'impersonal' },
  payment_events: { fate: 'impersonal' },
  test_payments: { fate: 'impersonal' },
  push_keys: { fate: 'impersonal' },
};

/** The tables to erase and the rows in each, in order. */
export function erasures(): { table: string; of: string }[] {
  return Object.entries(personalTables).flatMap(([table, fate]) =>
    fate.fate === 'erased' ? [{ table, of: fate.of }] : [],
  );
}
