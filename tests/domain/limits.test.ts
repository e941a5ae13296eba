import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { minimumAge } from '#domain/legal/legal.ts'
import * as limits from '#domain/limits.ts'

/** The limits of §9. The others are numbers of this console. */
const {
  codeLength,
  resendLockMs,
  generatedPasswordLength,
  authChangedDelayMs,
  profileRepeatDelayMs,
  pageSizes,
  defaultPageSize,
  batchSize,
  refereeBatchSize,
  allRefereesLimit,
  maxExtraBatches,
  syntheticDays,
  syntheticSpread,
  historyDays,
  profileThrottleMs,
  nameMinLength,
  photoMaxBytes,
  appOpenTimeoutMs,
  marketersRefetchDelayMs,
  marketerDeleteDelayMs,
  toastSuccessMs,
  toastErrorMs,
  toastBlankMs,
  countUpMs,
  ...others
} = limits

const seconds = (ms: number): string => `${ms / 1_000} s`

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const token = (name: string): string => new RegExp(`--${name}: (.+);`).exec(tokens)?.[1] ?? ''

const section9 =
  readFileSync('docs/specification.md', 'utf8')
    .split('\n## ')
    .find((part) => part.startsWith('9.')) ?? ''

/** The table of §9, by subject. */
const specified = Object.fromEntries(
  [...section9.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, subject = '', value = '']) => [
    subject.trim(),
    value.trim(),
  ]),
)

test('the limits of the specification are its numbers', () => {
  expect(specified).toMatchObject({
    'Length of a code': `${codeLength}`,
    'Countdown of the resend link': seconds(resendLockMs),
    'Length of a generated password': `${generatedPasswordLength}`,
    'Delay of the auth-change event': `${authChangedDelayMs} ms`,
    'Repetition of the profile-updated event': `after ${profileRepeatDelayMs} ms`,
    'Page sizes': `${pageSizes.join(', ')}; default ${defaultPageSize}`,
    'Batches of items and of users': `${batchSize}`,
    'Batch of referees': `${refereeBatchSize}`,
    'Referees of the marketer dashboard': `limit ${allRefereesLimit}`,
    'Batches that a search may add': `up to ${maxExtraBatches}`,
    'Synthetic history': `${syntheticDays} days, ±${syntheticSpread * 100} percent`,
    History: `${historyDays} entries at most`,
    Sidebar: `${token('sidebar-open')} open, ${token('sidebar-collapsed')} collapsed`,
    'Refresh of the profile': `at most once in ${seconds(profileThrottleMs)}`,
    'Shortest name': `${nameMinLength}`,
    'Profile image': `${photoMaxBytes / 1024 / 1024} MB at most`,
    'Youngest user': `${minimumAge} years`,
    'Referral: time for the app to open': seconds(appOpenTimeoutMs),
    'Marketers: refetch after a modal': seconds(marketersRefetchDelayMs),
    'Marketers: pause after a delete': `${marketerDeleteDelayMs} ms`,
    Toasts:
      'top-right, here below the header, and at the end of a narrow window ' +
      '([0075](decisions/pages/0075-messages-bell-and-undo.md)); ' +
      `up to 20 at once; success ${seconds(toastSuccessMs)} (2 s in the console too), ` +
      `error ${seconds(toastErrorMs)}, blank ${seconds(toastBlankMs)}`,
    'Count-up': seconds(countUpMs),
    'Fade-in of a chart': seconds(Number.parseInt(token('motion-slow'), 10)),
    'Delay from card to card': seconds(Number.parseInt(token('motion-stagger'), 10)),
    'z-index of dropdowns': token('z-dropdown'),
  })
})

test('the limits that the specification leaves open', () => {
  expect(others).toEqual({
    confirmationCodeLength: 6,
    codeTries: 3,
    callTimeoutMs: 15_000,
    maxCallPauseMs: 60_000,
    tokenMarginMs: 5_000,
    minRenewalIntervalMs: 30_000,
    renewalRetryDelayMs: 30_000,
    slowCheckMs: 8_000,
    lockWaitMs: 17_000,
    sharedFailureMs: 100,
    keysRetryDelayMs: 5_000,
    signOutTimeoutMs: 3_000,
    tokensDebounceMs: 500,
    phoneMinLength: 10,
    undoMs: 8_000,
    firstMilestone: 100,
    maxAlerts: 50,
    quietPageMs: 2_000,
    maxCachedAssets: 150,
    copyPatienceMs: 1_000,
    maxPlainReferees: 500,
    maxPrintedRows: 1_000,
    maxReminded: 1_000,
    reminderMaxLength: 500,
    visitGapMs: 1_800_000,
    growthLength: 8,
    restDelayMs: 10_000,
    rowsMaxAgeMs: 300_000,
    maxEmptyBatches: 10,
    fullListBatchSize: 1_000,
    maxBackgroundRows: 5_000,
    maxImportRows: 500,
    importMaxBytes: 1_048_576,
    countRefereesConcurrency: 4,
    maxAutomaticCodes: 40,
    shareTextMaxLength: 300,
    maxNamedUsers: 5,
    maxSavedViews: 20,
    viewNameMaxLength: 40,
    maxActivities: 200,
    activityNameMaxLength: 200,
    searchTermMaxLength: 200,
    typingDebounceMs: 400,
    trendDays: 30,
    prefetchDelayMs: 3_000,
    prefetchMaxAgeMs: 60_000,
    firstCallMaxAgeMs: 30_000,
    photoFileMaxBytes: 33_554_432,
    photoMaxPixels: 50_000_000,
    photoMaxZoom: 4,
    photoSizePx: 256,
    maxDayBars: 31,
    maxWeekBarDays: 125,
    maxMonthBarDays: 800,
    maxYearsByMonth: 3,
  })
})
