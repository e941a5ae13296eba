import * as chunks from '#app/chunks.ts'
import { lazyComponent, wholePage } from '#app/lazyComponent.tsx'

export const NotFoundPage = lazyComponent(chunks.NotFoundPage, wholePage)
export const SignInPage = lazyComponent(chunks.SignInPage, wholePage)
export const SignUpPage = lazyComponent(chunks.SignUpPage, wholePage)
export const VerifyPage = lazyComponent(chunks.VerifyPage, wholePage)
export const ForgottenPasswordPage = lazyComponent(chunks.ForgottenPasswordPage, wholePage)
export const AmbassadorPage = lazyComponent(chunks.AmbassadorPage, wholePage)
export const AdminPage = lazyComponent(chunks.AdminPage, wholePage)

/** The pages and parts inside the frame of the admin area. Their charts load the code before they open. */
export const adminPages = {
  Dashboard: lazyComponent(chunks.DashboardPage),
  Users: lazyComponent(chunks.UsersPage),
  Items: lazyComponent(chunks.ItemsPage),
  Marketers: lazyComponent(chunks.MarketersPage),
  MarketerForm: lazyComponent(chunks.MarketerFormDialog),
  Settings: lazyComponent(chunks.SettingsPage),
  Reports: lazyComponent(chunks.ReportsPage),
  Palette: lazyComponent(chunks.PaletteDialog),
  Plot: lazyComponent(chunks.Plot),
}

/** The parts inside the frame of the ambassador area. */
export const ambassadorPages = {
  Dashboard: lazyComponent(chunks.AmbassadorDashboard),
  Poster: lazyComponent(chunks.PosterDialog),
}
