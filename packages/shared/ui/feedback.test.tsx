// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { cleanup, click, focus, render, settle } from '../testing/render.tsx';
import { CopyButton } from './copy-button.tsx';
import { CreditMeter } from './meter.tsx';
import { Snackbar } from './snackbar.tsx';
import { EmptyState, FailedState, LoadingRegion } from './states.tsx';
import { Skeleton } from './skeleton.tsx';
import { StatusChip } from './status-chip.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('snackbar', () => {
  it('S4 speaks a success politely and an error at once', () => {
    const { container, rerender } = render(
      <Snackbar message="Back Online!" color="success" onClose={vi.fn()} />,
    );
    expect(container.querySelector('[role=status]')?.textContent).toBe('Back Online!');
    rerender(<Snackbar message="Failed" color="error" onClose={vi.fn()} />);
    expect(container.querySelector('[role=alert]')?.textContent).toBe('Failed');
  });

  it('S4 can be closed by hand', () => {
    const onClose = vi.fn();
    const { container } = render(<Snackbar message="Saved" color="success" onClose={onClose} />);
    click(container.querySelector('button[aria-label=Close]'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('S4 pauses while focused and goes on afterwards', () => {
    const [onPause, onResume] = [vi.fn(), vi.fn()];
    const { container } = render(
      <Snackbar message="Saved" color="success" onClose={vi.fn()} onPause={onPause} onResume={onResume} />,
    );
    focus(container.querySelector('button'));
    expect(onPause).toHaveBeenCalledOnce();
    focus(null);
    expect(onResume).toHaveBeenCalledOnce();
  });

  it('H10 shows markup in a message as text', () => {
    const { container } = render(<Snackbar message="<b>x</b>" color="error" onClose={vi.fn()} />);
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelector('[role=alert]')?.textContent).toBe('<b>x</b>');
  });

  it('keeps only the silent live region while there is no message', () => {
    const { container } = render(<Snackbar message={null} color="success" onClose={vi.fn()} />);
    expect(container.querySelector('[role=status]')?.textContent).toBe('');
    expect(container.querySelector('button')).toBeNull();
  });
});

describe('status chip', () => {
  it('F9 tells the state by icon and word', () => {
    const { container } = render(<StatusChip value="in_process" />);
    expect(container.textContent).toBe('In process');
    expect(container.querySelector('[data-tone=pending] svg')).not.toBeNull();
  });

  it('F9 shows nothing for an empty value', () => {
    expect(render(<StatusChip value="" />).container.innerHTML).toBe('');
  });
});

describe('credit meter', () => {
  it('C4 names the rounded credits with separators', () => {
    const { container } = render(
      <CreditMeter remaining={1283.7} total={2000} held={46} refillText="Refill in 12 days" />,
    );
    const meter = container.querySelector('[role=meter]');
    expect(meter?.getAttribute('aria-label')).toBe('1,284 credits left of 2,000');
    expect(container.textContent).toContain('Refill in 12 days · 46 on hold');
  });

  it('C4 shows 0 as 0', () => {
    const { container } = render(<CreditMeter remaining={0} total={2000} />);
    expect(container.querySelector('strong')?.textContent).toBe('0');
  });

  it('C2 shows the age of the number', () => {
    const { container } = render(<CreditMeter remaining={12} total={200} asOfText="as of 2 min ago" />);
    expect(container.textContent).toContain('as of 2 min ago');
  });

  it('keeps its place while the first answer is on its way', () => {
    const { container } = render(<CreditMeter remaining={null} total={null} isLoading />);
    expect(container.querySelector('[role=status]')?.textContent).toBe('Loading');
  });
});

describe('copy button', () => {
  it('F10 shows the copied flag for 500 ms', async () => {
    vi.useFakeTimers();
    const copy = vi.fn(async () => true);
    const { container } = render(<CopyButton getText={() => 'text'} copy={copy} />);
    const button = container.querySelector('button');
    click(button);
    await settle();
    expect(copy).toHaveBeenCalledExactlyOnceWith('text');
    expect(button?.dataset['copied']).toBe('true');
    act(() => void vi.advanceTimersByTime(499));
    expect(button?.dataset['copied']).toBe('true');
    act(() => void vi.advanceTimersByTime(1));
    expect(button?.dataset['copied']).toBe('false');
  });

  it('F10 shows no flag when copying failed', async () => {
    const { container } = render(<CopyButton getText={() => 'text'} copy={async () => false} />);
    click(container.querySelector('button'));
    await settle();
    expect(container.querySelector('button')?.dataset['copied']).toBe('false');
  });
});

describe('states of a view', () => {
  it('says once that it is loading and hides the skeleton from assistive technology', () => {
    const { container } = render(
      <LoadingRegion label="Loading chats">
        <Skeleton lines={3} />
      </LoadingRegion>,
    );
    const region = container.querySelector('[role=status]');
    expect(region?.textContent).toBe('Loading chats');
    expect(region?.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('says what failed, what was kept, and offers one action', () => {
    const onRetry = vi.fn();
    const { container } = render(
      <FailedState
        title="Chats can't be shown."
        detail="Your draft is kept."
        errorId="e-17"
        onRetry={onRetry}
      />,
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain(
      "Chats can't be shown.Your draft is kept.",
    );
    expect(container.querySelector('code')?.textContent).toBe('e-17');
    click(container.querySelector('button'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says in one sentence that there is nothing', () => {
    const { container } = render(
      <EmptyState title="No runs yet." action={<a href="/explore">Explore agents</a>} />,
    );
    expect(container.textContent).toBe('No runs yet.Explore agents');
  });
});
