/** The start script has looked already; whoever was not invited fetches nothing. */
if (document.documentElement.dataset['referred'] !== undefined) void import('#app/visitor/storedCode.ts')
