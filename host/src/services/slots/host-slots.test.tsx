// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import type { ActionGiven, HostContract, PanelProps } from '@loupe/shared/host-contract';
import { $snackbar } from '@loupe/shared/stores/snackbar';
import { cleanup, render } from '@loupe/shared/testing/render';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { container, setUpLoader } from '@loupe/federation/testing/loader-world';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import type { Filling, ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { createHostContract, createHostFor } from '../host-contract.ts';
import { createSlots } from './host-slots.ts';

declare module '@loupe/shared/slots' {
  interface PanelSlots {
    'crm.contact': { readonly contact: string };
    'notes.margin': { readonly line: number };
  }
}

const report = { chatId: 'cht_1', runId: 'run_1', agent: 'company-research' };
let logged: string[];

beforeEach(() => {
  logged = [];
  provideEnvironment({ ...createTestEnvironment(), log: { error: (message) => void logged.push(message) } });
});
afterEach(cleanup);

function slice(name: string, fills: readonly Filling[], change: Partial<ReleaseManifest> = {}) {
  const exposes = Object.fromEntries(fills.map(({ expose }) => [expose, { scripts: [], styles: [] }]));
  return sampleEntry(sampleManifest({ name, routes: {}, exposes, fills, ...change }));
}

const fills = (slot: string, label: string, range?: string): Filling => ({
  slot,
  expose: `./${slot.replace('.', '-')}`,
  label: { en: label },
  ...(range !== undefined && { range }),
});

type Modules = Readonly<Record<string, unknown>>;

/** A site with these slices; `modules`: what they expose, by slice and expose. */
function openSite(entries: readonly ReturnType<typeof slice>[], modules: Modules) {
  const [entry, ...others] = entries;
  const { loader } = setUpLoader({
    ...(entry && { entry }),
    others,
    world: async (url) => {
      const name = /remotes\/([\w-]+)\//.exec(url)?.[1] ?? '';
      return container({ get: async (expose) => () => modules[`${name} ${expose}`] });
    },
  });
  const hostFor: (remote: string) => HostContract = createHostFor(createHostContract(), loader, (remote) =>
    slotsOf(remote),
  );
  const slotsOf = createSlots(loader, hostFor);
  return { slotsOf, hostFor };
}

async function drawn(element: React.ReactElement): Promise<HTMLElement> {
  const { container: place } = render(element);
  await vi.waitFor(() => expect(place.querySelector('[data-remote-state="loading"]')).toBeNull());
  return place;
}

const panel = (text: string) => ({
  Panel: ({ data }: PanelProps<'report.panel'>) => <p>{`${text} ${data.runId}`}</p>,
});

const contactOf = (host: HostContract) => <host.slots.Panels slot="crm.contact" data={{ contact: 'Ada' }} />;

describe('a slot that shows panels', () => {
  it('shows what each slice has for it, by their names, under its label and with the data of the place', async () => {
    const { slotsOf } = openSite(
      [slice('notes', [fills('report.panel', 'Notes')]), slice('crm', [fills('report.panel', 'Contacts')])],
      { 'notes ./report-panel': panel('notes on'), 'crm ./report-panel': panel('contacts of') },
    );
    const { Panels } = slotsOf('chat');
    const place = await drawn(<Panels slot="report.panel" data={report} />);
    const shown = [...place.querySelectorAll('section')].map((section) => section.textContent);
    expect(shown).toEqual(['Contactscontacts of run_1', 'Notesnotes on run_1']);
  });

  it('lets its page draw the surroundings', async () => {
    const { slotsOf } = openSite([slice('notes', [fills('report.panel', 'Notes')])], {
      'notes ./report-panel': panel('notes on'),
    });
    const { Panels } = slotsOf('chat');
    const place = await drawn(
      <Panels slot="report.panel" data={report}>
        {({ label, content }) => (
          <article>
            <b>{label}</b>
            {content}
          </article>
        )}
      </Panels>,
    );
    expect(place.querySelector('article')?.textContent).toBe('Notesnotes on run_1');
    expect(place.querySelector('section')).toBeNull();
  });

  it('lets one that fails say so in its own place, and the others are shown', async () => {
    const broken = {
      Panel: () => {
        throw new Error('broken');
      },
    };
    const { slotsOf } = openSite(
      [slice('crm', [fills('report.panel', 'Contacts')]), slice('notes', [fills('report.panel', 'Notes')])],
      { 'crm ./report-panel': broken, 'notes ./report-panel': panel('notes on') },
    );
    const { Panels } = slotsOf('chat');
    const place = await drawn(<Panels slot="report.panel" data={report} />);
    await vi.waitFor(() => expect(place.textContent).toContain('Contacts is not available right now.'));
    expect(place.textContent).toContain('notes on run_1');
  });

  it('is empty for a slice that did not open it, and the log says so once', async () => {
    const { slotsOf } = openSite([slice('notes', [fills('report.panel', 'Notes')])], {});
    const { Panels } = slotsOf('billing');
    const place = await drawn(
      <>
        <Panels slot="report.panel" data={report} />
        <Panels slot="report.panel" data={report} />
      </>,
    );
    expect(place.textContent).toBe('');
    expect(logged).toEqual(['billing shows the slot report.panel, which it does not open']);
  });
});

describe('a slot of a slice', () => {
  const modules: Modules = {
    'crm ./report-panel': {
      Panel: ({ host }: PanelProps<'report.panel'>) => <div>contacts{contactOf(host)}</div>,
    },
    'notes ./crm-contact': {
      Panel: ({ host, data }: PanelProps<'crm.contact'>) => (
        <div>
          {`note on ${data.contact}`}
          <host.slots.Panels slot="notes.margin" data={{ line: 1 }} />
        </div>
      ),
    },
    'tasks ./notes-margin': { Panel: () => <div>task</div> },
  };
  const crm = slice('crm', [fills('report.panel', 'Contacts')], { opens: { contact: '1.4.0' } });
  const notes = slice('notes', [fills('crm.contact', 'Note', '^1.2.0')], { opens: { margin: '1.0.0' } });
  const tasks = slice('tasks', [fills('notes.margin', 'Tasks', '^1.0.0')]);

  it('is filled inside its panel, and panels are two deep at most', async () => {
    const { slotsOf } = openSite([crm, notes, tasks], modules);
    const { Panels } = slotsOf('chat');
    const place = await drawn(<Panels slot="report.panel" data={report} />);
    await vi.waitFor(() => expect(place.textContent).toContain('note on Ada'));
    expect(place.textContent).not.toContain('task');
  });

  it('is two deep from the page of its own slice, too', async () => {
    const { hostFor } = openSite([crm, notes, tasks], modules);
    const place = await drawn(contactOf(hostFor('crm')));
    await vi.waitFor(() => expect(place.textContent).toContain('task'));
  });

  it.each(['^2.0.0', '^1.5.0'])('stays empty for what was written for %s of it', async (range) => {
    const other = slice('notes', [fills('crm.contact', 'Note', range)]);
    const { hostFor } = openSite([crm, other], modules);
    expect((await drawn(contactOf(hostFor('crm')))).textContent).toBe('');
  });
});

describe('a slot that offers actions', () => {
  const entries = [slice('crm', [fills('report.action', 'Send to the CRM')])];
  const offered = (run: unknown) => {
    const { slotsOf, hostFor } = openSite(entries, { 'crm ./report-action': { run } });
    const [action] = slotsOf('chat').actions('report.action');
    if (!action) throw new Error('No action');
    return { action, hostFor };
  };

  it('does it with the data of the place and the host of its slice', async () => {
    const run = vi.fn<(given: ActionGiven<'report.action'>) => void>();
    const { action, hostFor } = offered(run);
    expect(action.label).toBe('Send to the CRM');
    action.prepare();
    await action.run(report);
    expect(run.mock.calls).toEqual([[{ host: hostFor('crm'), data: report }]]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no'))],
    ['is none', undefined],
  ])('says what did not work when it %s', async (_what, run) => {
    await offered(run).action.run(report);
    expect($snackbar.get()).toMatchObject({ color: 'error', visible: true });
    expect($snackbar.get().message).toBe('“Send to the CRM” did not work. Please try again.');
    expect(logged).toHaveLength(1);
  });

  it('offers nothing where nobody fills it, nor to a slice that did not open it', () => {
    const { slotsOf } = openSite(entries, {});
    expect(slotsOf('chat').actions('chat.action')).toEqual([]);
    expect(slotsOf('admin').actions('report.action')).toEqual([]);
  });
});
