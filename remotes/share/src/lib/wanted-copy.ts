/** Where the device keeps which chat a visitor wanted to copy when they were sent to log in. */
export const wantedCopyKey = 'shareCopy';
