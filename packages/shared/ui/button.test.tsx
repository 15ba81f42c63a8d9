// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, click, render } from '../testing/render.tsx';
import { Button, IconButton, LinkButton } from './button.tsx';

afterEach(cleanup);

describe('button', () => {
  it('runs its action and submits nothing by default', () => {
    const onClick = vi.fn();
    const { container } = render(<Button onClick={onClick}>Save</Button>);
    const button = container.querySelector('button');
    click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button?.type).toBe('button');
  });

  it('keeps its name while busy and is not clickable twice', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const { container } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Log in
        </Button>
      </form>,
    );
    const button = container.querySelector('button');
    click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button?.textContent).toBe('Log in');
    expect(button?.getAttribute('aria-busy')).toBe('true');
    expect(button?.disabled).toBe(false);
  });

  it('gives an icon button its name', () => {
    const { container } = render(<IconButton label="Share" icon={<svg />} />);
    expect(container.querySelector('button')?.getAttribute('aria-label')).toBe('Share');
  });

  it('keeps a link button a link', () => {
    const onNavigate = vi.fn();
    const { container } = render(
      <LinkButton href="/chat" onNavigate={onNavigate}>
        New chat
      </LinkButton>,
    );
    click(container.querySelector('a'));
    expect(onNavigate).toHaveBeenCalledWith('/chat');
  });
});
