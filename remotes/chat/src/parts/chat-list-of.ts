import type { HostContract } from '@loupe/shared/host-contract';
import { createChatList, type ChatList } from '../stores/chat-list.ts';
import { outsideOf } from './outside-of.ts';

/** One list for each host: rail, search, explore and the empty chat share it, and what is being undone stays. */
const lists = new WeakMap<HostContract, ChatList>();

/** The list of the signed-in person's chats. */
export function chatListOf(host: HostContract): ChatList {
  const list = lists.get(host) ?? createChatList(outsideOf(host));
  lists.set(host, list);
  return list;
}
