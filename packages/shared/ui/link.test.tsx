// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, click, render } from '../testing/render.tsx';
import { Link } from './link.tsx';

afterEach(cleanup);

function setUp(attributes: { target?: string } = {}) {
  const onNavigate = vi.fn();
  const { container } = render(
    <Link href="#there" onNavigate={onNavigate} {...attributes}>
      There
    </Link>,
  );
  return { onNavigate, anchor: container.querySelector('a') };
}

describe('link', () => {
  it('hands a plain left click to the router and stops the browser', () => {
    const { onNavigate, anchor } = setUp();
    click(anchor);
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('#there');
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      const { onNavigate, anchor } = setUp();
      click(anchor, init);
      expect(onNavigate).not.toHaveBeenCalled();
    },
  );

  it('leaves a link for a new tab to the browser and cuts the opener', () => {
    const { onNavigate, anchor } = setUp({ target: '_blank' });
    anchor?.addEventListener('click', (event) => event.preventDefault());
    click(anchor);
    expect(onNavigate).not.toHaveBeenCalled();
    expect(anchor?.rel).toBe('noopener noreferrer');
  });
});
