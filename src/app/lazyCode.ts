import { lazy } from '#lazy/lazy.ts'

/** The code that more than one file of `src/app` needs and that has a chunk of its own. */

/** React DOM and what surrounds every page. The charts start while this code loads. */
export const renderer = lazy(() => import('#app/renderer.tsx'))

/** The charts of the sign-in pages and of the areas. */
export const authCharts = lazy(() => import('#app/actors/session/authCharts.ts'), 'authCharts')
export const signInAgainCharts = lazy(() => import('#app/actors/session/signInAgain.ts'), 'signInAgainCharts')
export const adminArea = lazy(() => import('#app/actors/pages/adminArea.ts'), 'adminAreaLogic')
export const ambassadorArea = lazy(() => import('#app/actors/pages/ambassadorArea.ts'), 'ambassadorAreaLogic')

export const NotFoundPage = lazy(() => import('#pages/public/NotFoundPage.tsx'), 'NotFoundPage')
export const SignInPage = lazy(() => import('#pages/auth/SignInPage.tsx'), 'SignInPage')
export const SignInAgainDialog = lazy(() => import('#pages/auth/SignInAgainDialog.tsx'), 'SignInAgainDialog')
export const ProblemReportDialog = lazy(
  () => import('#pages/public/problemReport/ProblemReportDialog.tsx'),
  'ProblemReportDialog',
)
export const PaletteDialog = lazy(() => import('#pages/admin/palette/PaletteDialog.tsx'), 'PaletteDialog')

export const savedViewsLogic = lazy(() => import('#app/actors/lists/savedViews.ts'), 'savedViewsLogic')
export const SavedViewLinks = lazy(() => import('#pages/admin/savedViews/SavedViewLinks.tsx'), 'SavedViewLinks')

/** Adds marketers from a file. Few people need it. */
export const MarketerImportDialog = lazy(
  () => import('#pages/admin/marketers/import/MarketerImportDialog.tsx'),
  'MarketerImportDialog',
)

/** Stores what a person changes. It loads before the first change is possible. */
export const createActivityStore = lazy(() => import('#services/storage/activity.ts'), 'createActivityStore')

/** Draws plots. The chunk is large, so it loads after the figures. */
export const Plot = lazy(() => import('#ui/plots/Plot.tsx'), 'Plot')
export const Dialog = lazy(() => import('#ui/overlays/Dialog.tsx'), 'Dialog')
export const TypedConfirmDialog = lazy(() => import('#ui/overlays/TypedConfirmDialog.tsx'), 'TypedConfirmDialog')
export const Drawer = lazy(() => import('#ui/overlays/Drawer.tsx'), 'Drawer')
export const Popover = lazy(() => import('#ui/overlays/Popover.tsx'), 'Popover')
export const AnchoredMenu = lazy(() => import('#ui/overlays/AnchoredMenu.tsx'), 'AnchoredMenu')

/** The client of the user pool. The library behind it is large. */
export const createIdentity = lazy(() => import('#services/identity/identity.ts'), 'createIdentity')

/** Verifies tokens. No page of an area opens before that. */
export const createIdTokenVerifier = lazy(() => import('#services/identity/idToken.ts'), 'createIdTokenVerifier')

/** Parses phone numbers. The library behind it is large. */
export const parsePhone = lazy(() => import('#app/actors/session/phone.ts'), 'parsePhone')
