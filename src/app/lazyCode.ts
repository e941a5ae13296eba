import { lazy } from '#app/lazy.ts'

/** The code that more than one file of `src/app` needs and that has a chunk of its own. */

/** React DOM and what surrounds every page. The charts start while this code loads. */
export const renderer = lazy(() => import('#app/renderer.tsx'))

/** The charts of the sign-in pages and of the areas. */
export const authCharts = lazy(async () => (await import('#app/actors/session/authCharts.ts')).authCharts)
export const signInAgainCharts = lazy(
  async () => (await import('#app/actors/session/signInAgain.ts')).signInAgainCharts,
)
export const adminArea = lazy(async () => (await import('#app/actors/pages/adminArea.ts')).adminAreaLogic)
export const ambassadorArea = lazy(
  async () => (await import('#app/actors/pages/ambassadorArea.ts')).ambassadorAreaLogic,
)

export const NotFoundPage = lazy(async () => (await import('#pages/public/NotFoundPage.tsx')).NotFoundPage)
export const SignInPage = lazy(async () => (await import('#pages/auth/SignInPage.tsx')).SignInPage)
export const SignInAgainDialog = lazy(async () => (await import('#pages/auth/SignInAgainDialog.tsx')).SignInAgainDialog)
export const ProblemReportDialog = lazy(
  async () => (await import('#pages/public/problemReport/ProblemReportDialog.tsx')).ProblemReportDialog,
)
export const PaletteDialog = lazy(async () => (await import('#pages/admin/palette/PaletteDialog.tsx')).PaletteDialog)

export const savedViewsLogic = lazy(async () => (await import('#app/actors/lists/savedViews.ts')).savedViewsLogic)
export const SavedViewLinks = lazy(
  async () => (await import('#pages/admin/savedViews/SavedViewLinks.tsx')).SavedViewLinks,
)

/** Adds marketers from a file. Few people need it. */
export const MarketerImportDialog = lazy(
  async () => (await import('#pages/admin/marketers/import/MarketerImportDialog.tsx')).MarketerImportDialog,
)

/** Stores what a person changes. It loads before the first change is possible. */
export const createActivityStore = lazy(async () => (await import('#services/storage/activity.ts')).createActivityStore)

/** Draws plots. The chunk is large, so it loads after the figures. */
export const Plot = lazy(async () => (await import('#ui/plots/Plot.tsx')).Plot)
export const Dialog = lazy(async () => (await import('#ui/overlays/Dialog.tsx')).Dialog)
export const TypedConfirmDialog = lazy(
  async () => (await import('#ui/overlays/TypedConfirmDialog.tsx')).TypedConfirmDialog,
)
export const Drawer = lazy(async () => (await import('#ui/overlays/Drawer.tsx')).Drawer)
export const Popover = lazy(async () => (await import('#ui/overlays/Popover.tsx')).Popover)
export const AnchoredMenu = lazy(async () => (await import('#ui/overlays/AnchoredMenu.tsx')).AnchoredMenu)

/** The client of the user pool. The library behind it is large. */
export const createIdentity = lazy(async () => (await import('#services/identity/identity.ts')).createIdentity)

/** Verifies tokens. No page of an area opens before that. */
export const createIdTokenVerifier = lazy(
  async () => (await import('#services/identity/idToken.ts')).createIdTokenVerifier,
)

/** Parses phone numbers. The library behind it is large. */
export const parsePhone = lazy(async () => (await import('#app/actors/session/phone.ts')).parsePhone)
