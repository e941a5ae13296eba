/** `src/public/firstPaint.js` has set the attribute. A visitor without a referral code loads nothing more. */
if (document.documentElement.dataset['referred'] !== undefined) void import('#app/visitor/storedCode.ts')
