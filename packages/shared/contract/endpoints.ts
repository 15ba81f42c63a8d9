import * as account from './account.ts';
import * as adminProblems from './admin-problems.ts';
import * as admin from './admin.ts';
import * as agents from './agents.ts';
import * as analyses from './analyses.ts';
import * as apiKeys from './api-keys.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as chatOrder from './chat-order.ts';
import * as chats from './chats.ts';
import * as compositionReports from './composition-reports.ts';
import * as exports from './exports.ts';
import type { EndpointShape } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as files from './files.ts';
import * as instructions from './instructions.ts';
import * as impersonation from './impersonation.ts';
import * as notifications from './notifications.ts';
import * as paymentMethods from './payment-methods.ts';
import * as schedules from './schedules.ts';
import * as sliceOrders from './slice-orders.ts';
import * as ownAgents from './own-agents.ts';
import * as payments from './payments.ts';
import * as prompts from './prompts.ts';
import * as referrals from './referrals.ts';
import * as deployTokens from './deploy-tokens.ts';
import * as releases from './releases.ts';
import * as firstQuestions from './first-questions.ts';
import * as runHistory from './run-history.ts';
import * as runs from './runs.ts';
import * as search from './search.ts';
import * as sourceCopies from './source-copies.ts';
import * as shares from './shares.ts';
import * as temporaryChats from './temporary-chats.ts';
import * as uploads from './uploads.ts';
import * as subscriptions from './subscriptions.ts';

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
  revokeOtherSessions: auth.revokeOtherSessions,
  changeName: account.changeName,
  changeLanguage: account.changeLanguage,
  readEmail: account.readEmail,
  requestEmailChange: account.requestEmailChange,
  cancelEmailChange: account.cancelEmailChange,
  resendConfirmation: account.resendConfirmation,
  confirmEmail: account.confirmEmail,
  changePassword: account.changePassword,
  deleteAccount: account.deleteAccount,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  revokeApiKey: apiKeys.revokeApiKey,
  invoiceStatus: billing.invoiceStatus,
  creditHistory: billing.creditHistory,
  usage: billing.usage,
  receipt: billing.receipt,
  plans: billing.plans,
  paymentPreview: payments.paymentPreview,
  startCheckout: payments.startCheckout,
  getCheckout: payments.getCheckout,
  confirmCheckout: payments.confirmCheckout,
  cancelCheckout: payments.cancelCheckout,
  listPaymentMethods: paymentMethods.listPaymentMethods,
  addPaymentMethod: paymentMethods.addPaymentMethod,
  makeDefaultPaymentMethod: paymentMethods.makeDefaultPaymentMethod,
  removePaymentMethod: paymentMethods.removePaymentMethod,
  listInvoices: subscriptions.listInvoices,
  saveBillingDetails: subscriptions.saveBillingDetails,
  managePayments: subscriptions.managePayments,
  cancelSubscription: subscriptions.cancelSubscription,
  resumeSubscription: subscriptions.resumeSubscription,
  referral: referrals.referral,
  listNotices: notifications.listNotices,
  readNotices: notifications.readNotices,
  noticeSettings: notifications.noticeSettings,
  chooseNotices: notifications.chooseNotices,
  subscribePush: notifications.subscribePush,
  unsubscribePush: notifications.unsubscribePush,
  storeFile: files.storeFile,
  createUpload: uploads.createUpload,
  getUpload: uploads.getUpload,
  sendChunk: uploads.sendChunk,
  finishUpload: uploads.finishUpload,
  cancelUpload: uploads.cancelUpload,
  fileInfo: files.fileInfo,
  deleteFile: files.deleteFile,
  listAgents: agents.listAgents,
  samplePiece: agents.samplePiece,
  createSchedule: schedules.createSchedule,
  listSchedules: schedules.listSchedules,
  changeSchedule: schedules.changeSchedule,
  endSchedule: schedules.endSchedule,
  createOwnAgent: ownAgents.createOwnAgent,
  listOwnAgents: ownAgents.listOwnAgents,
  getOwnAgent: ownAgents.getOwnAgent,
  saveOwnAgent: ownAgents.saveOwnAgent,
  getOwnAgentVersion: ownAgents.getOwnAgentVersion,
  deleteOwnAgent: ownAgents.deleteOwnAgent,
  shareOwnAgent: ownAgents.shareOwnAgent,
  unshareOwnAgent: ownAgents.unshareOwnAgent,
  getSharedAgent: ownAgents.getSharedAgent,
  copySharedAgent: ownAgents.copySharedAgent,
  getAgent: agents.getAgent,
  createChat: chats.createChat,
  createTemporaryChat: temporaryChats.createTemporaryChat,
  keepTemporaryChat: temporaryChats.keepTemporaryChat,
  endTemporaryChat: temporaryChats.endTemporaryChat,
  listChats: chats.listChats,
  getChat: chats.getChat,
  renameChat: chats.renameChat,
  showBranch: chats.showBranch,
  deleteChat: chats.deleteChat,
  pinChat: chats.pinChat,
  unpinChat: chats.unpinChat,
  search: search.search,
  orderChats: chatOrder.orderChats,
  markChatRead: chatOrder.markChatRead,
  listFolders: chatOrder.listFolders,
  createFolder: chatOrder.createFolder,
  renameFolder: chatOrder.renameFolder,
  deleteFolder: chatOrder.deleteFolder,
  listPrompts: prompts.listPrompts,
  createPrompt: prompts.createPrompt,
  changePrompt: prompts.changePrompt,
  deletePrompt: prompts.deletePrompt,
  getInstructions: instructions.getInstructions,
  saveInstructions: instructions.saveInstructions,
  createMemory: instructions.createMemory,
  changeMemory: instructions.changeMemory,
  deleteMemory: instructions.deleteMemory,
  getAnalysis: analyses.getAnalysis,
  sendMessage: chats.sendMessage,
  runAgain: chats.runAgain,
  getRun: runs.getRun,
  stopRun: runs.stopRun,
  listActiveRuns: runs.listActiveRuns,
  listRunHistory: runHistory.listRunHistory,
  getFirstQuestions: firstQuestions.getFirstQuestions,
  keepFirstSample: firstQuestions.keepFirstSample,
  listRunEvents: runs.listRunEvents,
  compareRun: runs.compareRun,
  listFeedback: feedback.listFeedback,
  rateRun: feedback.rateRun,
  unrateRun: feedback.unrateRun,
  reportProblem: feedback.reportProblem,
  withdrawAgreement: feedback.withdrawAgreement,
  listRunExports: exports.listRunExports,
  createShare: shares.createShare,
  listShares: shares.listShares,
  revokeShare: shares.revokeShare,
  getSharedChat: shares.getSharedChat,
  listSharedEvents: shares.listSharedEvents,
  getSourceCopy: sourceCopies.getSourceCopy,
  getSharedCopy: sourceCopies.getSharedCopy,
  openSharedCopy: sourceCopies.openSharedCopy,
  previewShare: shares.previewShare,
  openSharedChat: shares.openSharedChat,
  copySharedChat: shares.copySharedChat,
  listUsers: admin.listUsers,
  getAdminUser: admin.getAdminUser,
  listUserLedger: admin.listUserLedger,
  grantCredits: admin.grantCredits,
  listAudit: admin.listAudit,
  listProblems: adminProblems.listProblems,
  listRatings: adminProblems.listRatings,
  getProblem: adminProblems.getProblem,
  readProblemContent: adminProblems.readProblemContent,
  settleProblem: adminProblems.settleProblem,
  startImpersonation: impersonation.startImpersonation,
  redeemImpersonation: impersonation.redeemImpersonation,
  listOwnImpersonations: impersonation.listOwnImpersonations,
  uploadRelease: releases.uploadRelease,
  promoteRelease: releases.promoteRelease,
  rollBackRelease: releases.rollBackRelease,
  switchSlice: sliceOrders.switchSlice,
  configureSlice: sliceOrders.configureSlice,
  listSlices: releases.listSlices,
  diffReleases: releases.diffReleases,
  listDeployTokens: deployTokens.listDeployTokens,
  createDeployToken: deployTokens.createDeployToken,
  revokeDeployToken: deployTokens.revokeDeployToken,
  sendReports: compositionReports.sendReports,
} as const satisfies Record<string, EndpointShape>;

type Declared = (typeof endpoints)[keyof typeof endpoints];
/** Endpoints by the key the client uses: `'GET /chats/:chat_id'`. */
export type EndpointMap = { [E in Declared as `${E['method']} ${E['path']}`]: E };
export type EndpointKey = keyof EndpointMap;
