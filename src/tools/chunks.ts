/**
 * Which modules share a chunk. On a slow connection one more request costs more than some unused bytes
 * (docs/decisions/0046). A module is a project path without extension, so that a component and its stylesheet share a
 * chunk.
 */
export const chunkModules = {
  start: [
    'src/app/boot/deferredChunks',
    'src/app/boot/failureNotice',
    'src/app/boot/firstCalls',
    'src/app/boot/startInput',
    'src/app/config',
    'src/app/router/browserRouter',
    'src/domain/app/firstContent',
    'src/domain/dashboard/chosenTimeFrames',
    'src/domain/dashboard/sections',
    'src/domain/dashboard/timeFrames',
    'src/domain/limits',
    'src/domain/lists/kinds',
    'src/domain/routes/routes',
    'src/services/api/apiKey',
    'src/services/api/dashboardQuery',
    'src/services/api/listQueries',
    'src/services/api/prefetchedCalls',
    'src/services/identity/tokenStorage',
    'src/services/storage/safeStorage',
    'src/services/storage/storageKeys',
    'src/services/storage/timeFrames',
    'src/start',
    'src/ui/nextPaint',
  ],
  charts: [
    'machines/app/deferredChunks.machine',
    'machines/app/lazyCode.machine',
    'machines/app/lazyCode.selectors',
    'machines/app/start.machine',
    'machines/notProvided',
    'src/app/boot/startActors',
    'src/app/boot/startCharts',
    'src/app/inspect/chartSnapshots',
    'src/app/lazy',
  ],
  base: [
    'src/app/boot/bootContent',
    'src/domain/auth/access',
    'src/domain/auth/email',
    'src/domain/auth/emailTexts',
    'src/domain/auth/roles',
    'src/domain/dashboard/countAliases',
    'src/domain/dashboard/counts',
    'src/domain/dashboard/history',
    'src/domain/dashboard/historyText',
    'src/domain/days',
    'src/domain/errorCatalogue',
    'src/domain/lists/schemaFields',
    'src/domain/lists/query',
    'src/domain/lists/rows',
    'src/domain/lists/tableLayout',
    'src/domain/lists/view',
    'src/domain/people/accounts',
    'src/domain/people/marketers',
    'src/domain/people/profile',
    'src/domain/people/referral',
    'src/domain/people/users',
    'src/pages/admin/dashboard/TotalFigure',
    'src/services/api/apiResult',
    'src/services/api/dashboard',
    'src/services/identity/storedSession',
    'src/services/storage/jsonEntries',
    'src/ui/classes',
    'src/ui/controls/IconButton',
    'src/ui/feedback/CountUp',
    'src/ui/feedback/Skeleton',
    'src/ui/format',
    'src/ui/layout/Avatar',
    'src/ui/layout/DeferredImage',
    'src/ui/layout/Icon',
    'src/ui/layout/Tag',
    'src/ui/layout/tones',
    'src/ui/overlays/lazyOverlays',
  ],
  console: [
    'src/main',
    'src/pages/auth/AuthLayout',
    'src/services/api/timeout',
    'src/ui/controls/TextField',
    'src/ui/feedback/Notice',
    'src/ui/layout/Logo',
  ],
  admin: [
    'machines/app/palette.selectors',
    'src/app/actors/api',
    'src/services/api/graphql',
    'src/ui/controls/Select',
    'src/ui/controls/SkipLink',
    'src/ui/feedback/EmptyState',
    'src/ui/feedback/RetryNotice',
    'src/ui/layout/Card',
    'src/ui/plots/figureShapes',
    'src/ui/plots/plotText',
  ],
  rows: [
    'src/domain/items/items',
    'src/domain/lists/columns',
    'src/domain/lists/newestRows',
    'src/domain/lists/paging',
    'src/domain/lists/sorting',
    'src/pages/admin/items/itemCells',
    'src/pages/admin/lists/table/Cells',
    'src/pages/admin/lists/table/RowsTable',
    'src/pages/admin/lists/table/images',
    'src/pages/admin/users/userCells',
    'src/services/api/lists',
  ],
} as const

const react = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@xstate\/react)\//
const preloadHelper = /preload-helper/
/** The start is a chart, so XState arrives before React. */
const statecharts = /node_modules\/xstate\//
const parsing =
  /node_modules\/zod\/|jose\/dist\/webapi\/(lib\/(buffer_utils|validate)|util\/(base64url|decode_jwt|errors))\./
const composite = /@base-ui\/(utils\/useControlled|react\/internals\/(composite|direction-context))/

const isInGroup =
  (name: keyof typeof chunkModules, packages?: RegExp) =>
  (id: string): boolean =>
    packages?.test(id) === true || chunkModules[name].some((module) => id.includes(`/${module}.`))

/** The `codeSplitting.groups` option of Rolldown. */
export const chunkGroups = [
  { name: 'start', test: isInGroup('start', preloadHelper), priority: 4 },
  { name: 'charts', test: isInGroup('charts', statecharts), priority: 3 },
  { name: 'engine', test: react, priority: 2 },
  { name: 'base', test: isInGroup('base', parsing), priority: 1 },
  { name: 'console', test: isInGroup('console') },
  { name: 'admin', test: isInGroup('admin') },
  { name: 'rows', test: isInGroup('rows') },
  { name: 'parts', test: composite },
]
