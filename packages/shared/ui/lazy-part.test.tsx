// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render } from '../testing/render.tsx';
import { createLazyPart, type FailedPartProps } from './lazy-part.tsx';

afterEach(cleanup);

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

function Failed({ onRetry, isRetrying }: FailedPartProps) {
  return <button onClick={onRetry}>{isRetrying ? 'trying' : 'again'}</button>;
}

type Load = () => Promise<typeof Greeting>;

function setUp() {
  const load = vi.fn<Load>(async () => Greeting);
  const Lazy = createLazyPart<{ name: string }>(load, Failed);
  return { load, Lazy, part: <Lazy name="Ada" fallback={<p>soon</p>} /> };
}

const lineGone = () => Promise.reject(new Error('the line is gone'));
const arrivals = () => act(async () => {});
const press = (container: HTMLElement) => act(async () => container.querySelector('button')?.click());

it('keeps its place until it is there', async () => {
  const { part, load } = setUp();
  const { container } = render(part);
  expect(container.textContent).toBe('soon');
  await arrivals();
  expect(container.textContent).toBe('Hello Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is there at once when it was fetched beforehand', async () => {
  const { Lazy, part, load } = setUp();
  await Lazy.preload();
  expect(render(part).container.textContent).toBe('Hello Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

it('says in its place that it did not come, and comes when it is asked again', async () => {
  const { part, load } = setUp();
  load.mockImplementationOnce(lineGone).mockImplementationOnce(lineGone);
  const { container } = render(part);
  await arrivals();
  expect(container.textContent).toBe('again');
  await press(container);
  expect(container.textContent).toBe('again');
  await press(container);
  expect(container.textContent).toBe('Hello Ada');
});

it('shows that it is being fetched again', async () => {
  const { part, load } = setUp();
  const second = Promise.withResolvers<typeof Greeting>();
  load.mockImplementationOnce(lineGone).mockImplementationOnce(() => second.promise);
  const { container } = render(part);
  await arrivals();
  await press(container);
  expect(container.textContent).toBe('trying');
  await act(async () => second.resolve(Greeting));
  expect(container.textContent).toBe('Hello Ada');
});

it('is asked for again by whoever shows it after it failed', async () => {
  const { Lazy, part, load } = setUp();
  load.mockImplementationOnce(lineGone);
  await Lazy.preload();
  const { container } = render(part);
  await arrivals();
  expect(container.textContent).toBe('Hello Ada');
});

it('is fetched once for all places that show it', async () => {
  const { part, load } = setUp();
  const [one, other] = [render(part), render(part)];
  await arrivals();
  expect([one.container.textContent, other.container.textContent]).toEqual(['Hello Ada', 'Hello Ada']);
  expect(load).toHaveBeenCalledTimes(1);
});
