import * as admin from './admin.ts';
import * as agents from './agents.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as chats from './chats.ts';
import type { EndpointShape } from './endpoint.ts';
import * as files from './files.ts';
import * as runs from './runs.ts';
import * as shares from './shares.ts';

/** Every JSON endpoint. The server must bind each; the browser imports only the type. */
export const endpoints = {
  signup: auth.signup,
  login: auth.login,
  logout: auth.logout,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  me: auth.me,
  listSessions: auth.listSessions,
  revokeSession: auth.revokeSession,
  invoiceStatus: billing.invoiceStatus,
  creditHistory: billing.creditHistory,
  usage: billing.usage,
  receipt: billing.receipt,
  plans: billing.plans,
  upload: files.upload,
  fileInfo: files.fileInfo,
  deleteFile: files.deleteFile,
  listAgents: agents.listAgents,
  getAgent: agents.getAgent,
  createChat: chats.createChat,
  listChats: chats.listChats,
  getChat: chats.getChat,
  renameChat: chats.renameChat,
  deleteChat: chats.deleteChat,
  sendMessage: chats.sendMessage,
  getRun: runs.getRun,
  stopRun: runs.stopRun,
  listActiveRuns: runs.listActiveRuns,
  listRunEvents: runs.listRunEvents,
  createShare: shares.createShare,
  listShares: shares.listShares,
  revokeShare: shares.revokeShare,
  getSharedChat: shares.getSharedChat,
  listSharedEvents: shares.listSharedEvents,
  listUsers: admin.listUsers,
} as const satisfies Record<string, EndpointShape>;

type Declared = (typeof endpoints)[keyof typeof endpoints];
/** Endpoints by the key the client uses: `'GET /chats/:chat_id'`. */
export type EndpointMap = { [E in Declared as `${E['method']} ${E['path']}`]: E };
export type EndpointKey = keyof EndpointMap;
