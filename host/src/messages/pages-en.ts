import { hostTexts } from './en.ts';

/** Names of the pages, and texts of the host's own; the page of a shared chat needs none of them. */
export const pagesTexts = {
  names: {
    login: 'Log in',
    signup: 'Sign up',
    forgotPassword: 'Forgot password',
    resetPassword: 'Reset password',
    chat: 'Chat',
    detailPage: 'Agent',
    explore: 'Explore',
    runs: 'Runs',
    builder: 'Agent builder',
    analysis: 'Analysis',
    creditUsage: 'Credit usage',
    pricing: 'Pricing',
    payment: 'Payment',
    paymentCard: 'Card',
    managePayments: 'Plan and payments',
    referel: 'Invite a colleague',
    admin: 'Admin',
    adminImpersonate: 'Admin',
    adminCredits: 'Admin',
    adminReleases: 'Admin',
    adminAudit: 'Admin',
    share: hostTexts.sharedChat,
    settings: 'Settings',
    notFound: 'Page not found',
  },
  notFound: {
    sentence: 'There is nothing at this address.',
    action: 'Go to the start page',
  },
  /** Asked by the browser where the page cannot. */
  leave: 'Leave without saving? What you have entered will be lost.',
  part: {
    failed: 'This page could not be loaded.',
    kept: 'Nothing you did elsewhere is lost.',
    loading: 'Loading',
  },
} as const;
