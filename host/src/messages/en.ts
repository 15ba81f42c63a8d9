/** Texts of the host: page names, frame, pages of its own. */
export const hostTexts = {
  pages: {
    login: 'Log in',
    signup: 'Sign up',
    forgotPassword: 'Forgot password',
    resetPassword: 'Reset password',
    chat: 'Chat',
    detailPage: 'Agent',
    explore: 'Explore',
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
    share: 'Shared chat',
    settings: 'Settings',
    notFound: 'Page not found',
  },
  /** A page is called by its name, whatever its grammar. */
  pageName: (page: string) => `“${page}”`,
  frame: {
    skip: 'Skip to content',
    home: 'Home',
  },
  notFound: {
    sentence: 'There is nothing at this address.',
    action: 'Go to the start page',
  },
  part: {
    failed: 'This page could not be loaded.',
    kept: 'Nothing you did elsewhere is lost.',
    loading: 'Loading',
  },
} as const;
