// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, click, nextFrame, press, render, settle } from '../testing/render.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { Popover } from './popover.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

describe('dialog', () => {
  it('is named by its title and described', async () => {
    render(<Dialog isOpen onClose={vi.fn()} title="Delete chat" description="It can be undone for 8 s." />);
    await settle();
    const dialog = document.querySelector('[role=dialog]');
    const text = (attribute: string) =>
      document.getElementById(dialog?.getAttribute(attribute) ?? '')?.textContent;
    expect(text('aria-labelledby')).toBe('Delete chat');
    expect(text('aria-describedby')).toBe('It can be undone for 8 s.');
  });

  it('asks to close on Escape and on its close button', async () => {
    const onClose = vi.fn();
    render(<Dialog isOpen onClose={onClose} title="Share" />);
    await settle();
    press('Escape', {}, document.querySelector('[role=dialog]'));
    expect(onClose).toHaveBeenCalledTimes(1);
    click(document.querySelector('button[aria-label=Close]'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is not in the page while closed', () => {
    render(<Dialog isOpen={false} onClose={vi.fn()} title="Share" />);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });
});

describe('drawer', () => {
  it('has a name and closes on Escape', async () => {
    const onClose = vi.fn();
    render(
      <Drawer isOpen onClose={onClose} label="Navigation">
        <a href="/chat">Chat</a>
      </Drawer>,
    );
    await settle();
    const drawer = document.querySelector('[role=dialog]');
    expect(drawer?.getAttribute('aria-label')).toBe('Navigation');
    press('Escape', {}, drawer);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

async function openMenu(items: MenuItem[]) {
  const { container } = render(<Menu trigger={<Button>More</Button>} items={items} />);
  const trigger = container.querySelector('button');
  click(trigger);
  await nextFrame();
  return trigger;
}

describe('menu', () => {
  it('opens at its button, runs the chosen action and closes', async () => {
    const onSelect = vi.fn();
    const trigger = await openMenu([
      { label: 'Rename', onSelect },
      { kind: 'separator' },
      { label: 'Delete', onSelect: vi.fn(), isDanger: true },
    ]);
    expect(trigger?.getAttribute('aria-expanded')).toBe('true');
    const items = [...document.querySelectorAll('[role=menuitem]')];
    expect(items.map((item) => item.textContent)).toEqual(['Rename', 'Delete']);
    expect(document.querySelector('[role=separator]')).not.toBeNull();
    click(items[0] ?? null);
    await settle();
    expect(onSelect).toHaveBeenCalledOnce();
    expect(trigger?.getAttribute('aria-expanded')).toBe('false');
  });

  it('navigates by a real link', async () => {
    const onNavigate = vi.fn();
    await openMenu([{ kind: 'link', label: 'Settings', href: '/settings', onNavigate }]);
    const link = document.querySelector('[role=menuitem]');
    expect(link?.getAttribute('href')).toBe('/settings');
    click(link);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/settings');
  });

  it('marks the chosen setting', async () => {
    const onSelect = vi.fn();
    await openMenu([
      { kind: 'choice', label: 'Light', isChecked: true, onSelect: vi.fn() },
      { kind: 'choice', label: 'Dark', isChecked: false, onSelect },
    ]);
    const choices = [...document.querySelectorAll('[role=menuitemcheckbox]')];
    expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    click(choices[1] ?? null);
    expect(onSelect).toHaveBeenCalledOnce();
  });
});

describe('lazy menu', () => {
  it('opens with the first press, once its code is there', async () => {
    const onSelect = vi.fn();
    const { container } = render(
      <LazyMenu trigger={<Button>More</Button>} items={[{ label: 'Rename', onSelect }]} />,
    );
    expect(container.querySelector('button')?.getAttribute('aria-haspopup')).toBe('menu');
    expect(container.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
    click(container.querySelector('button'));
    await vi.waitFor(async () => {
      await nextFrame();
      expect(document.querySelector('[role=menuitem]')).not.toBeNull();
    });
    click(document.querySelector('[role=menuitem]'));
    expect(onSelect).toHaveBeenCalledOnce();
  });
});

describe('popover', () => {
  it('opens at its button and is named by its title', async () => {
    const { container } = render(
      <Popover trigger={<Button>Refill</Button>} title="Refill">
        On 2 Dec 2026
      </Popover>,
    );
    click(container.querySelector('button'));
    await nextFrame();
    const popover = document.querySelector('[role=dialog]');
    expect(popover?.textContent).toContain('On 2 Dec 2026');
    expect(document.getElementById(popover?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Refill',
    );
  });
});

describe('tabs', () => {
  it('shows the panel of the chosen tab and moves by click', async () => {
    const onChange = vi.fn();
    const { container } = render(
      <Tabs
        label="Run"
        value="report"
        onChange={onChange}
        tabs={[
          { value: 'report', label: 'Report', content: 'The report' },
          { value: 'sources', label: 'Sources', count: 2, content: 'Two sources' },
        ]}
      />,
    );
    await settle();
    const tabs = [...container.querySelectorAll('[role=tab]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Report', 'Sources · 2']);
    expect(container.querySelector('[role=tabpanel]')?.textContent).toBe('The report');
    click(tabs[1] ?? null);
    expect(onChange).toHaveBeenLastCalledWith('sources');
  });
});
