import { renderToString } from 'react-dom/server'
import type { BaseLocationHook } from 'wouter'
import { createActor } from 'xstate'
import type { FrameRoute, PrerenderedPage } from '#app/router/routeTable.tsx'
import type { Brand } from '#domain/auth/email.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { signUpMachine } from '#machines/auth/signUp.machine.ts'
import { AdminFrame } from '#pages/admin/layout/AdminFrame.tsx'
import { PageSkeleton } from '#pages/admin/PageSkeleton.tsx'
import { ForgottenPasswordPage } from '#pages/auth/ForgottenPasswordPage.tsx'
import { SignInPage } from '#pages/auth/SignInPage.tsx'
import { SignUpPage } from '#pages/auth/SignUpPage.tsx'
import { prerenderedFramePages } from '#tools/prerender/framePages.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'

const firstVisit = { email: '', reason: null, isRefused: false }

const pages: Record<PrerenderedPage, (brand: Brand) => React.ReactElement> = {
  signUp: (brand) => (
    <SignUpPage actor={createActor(signUpMachine, { input: { brand, reason: null, email: '' } })} brand={brand} />
  ),
  ambassadorSignIn: (brand) => (
    <SignInPage
      sessionEnd={undefined}
      actor={createActor(signInMachine, { input: { ...firstVisit, brand, audience: 'marketer' } })}
      brand={brand}
    />
  ),
  signIn: (brand) => (
    <SignInPage
      sessionEnd={undefined}
      actor={createActor(signInMachine, { input: { ...firstVisit, brand, audience: 'admin' } })}
      brand={brand}
    />
  ),
  forgottenPassword: (brand) => <ForgottenPasswordPage brand={brand} />,
}

const staticLocation: BaseLocationHook = () => ['/', () => undefined]

const render = (pageKey: string, page: React.ReactElement): string => {
  const markup = renderToString(
    <AppShell hook={staticLocation} pageKey={pageKey}>
      {page}
    </AppShell>,
  )
  if (markup.includes('<!--$!-->')) throw new Error(`The page ${pageKey} failed during prerendering.`)
  return markup
}

/**
 * Renders a page to the same markup as the first render in the browser, so that React can hydrate it.
 * @throws Error if rendering fails
 */
export const renderPage = (page: PrerenderedPage, brand: Brand): string => render(page, pages[page](brand))

const nothing = () => null

/**
 * Renders the admin frame around a page, as it looks while the session is checked. It is inert: the console replaces
 * it.
 */
export const renderFrame = (route: FrameRoute, brand: Brand): string => {
  const missing = {
    profile: null,
    sidebar: undefined,
    theme: undefined,
    alerts: undefined,
    palette: undefined,
    savedViews: undefined,
  }
  const frame = (
    <AdminFrame brand={brand} route={route} {...missing} isCheckingSession isSigningOut={false} onSignOut={nothing}>
      {prerenderedFramePages[route]?.() ?? <PageSkeleton route={route} />}
    </AdminFrame>
  )
  return `<div class="frame" inert>${render(route, frame)}</div>`
}

export type RenderPage = typeof renderPage
export type RenderFrame = typeof renderFrame
