import { renderToString } from 'react-dom/server'
import { memoryLocation } from 'wouter/memory-location'
import { createActor } from 'xstate'
import { pathOf } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { SignInPage } from '#pages/auth/SignInPage.tsx'
import { HomePage } from '#pages/public/HomePage.tsx'
import { NotFoundPage } from '#pages/public/NotFoundPage.tsx'
import { Stage } from '#ui/Stage.tsx'

/** The pages that are complete before any script runs. */
export const prerendered = ['home', 'signIn', 'notFound'] as const
export type Prerendered = (typeof prerendered)[number]

const pages: Record<Prerendered, (brand: Brand) => React.ReactElement> = {
  home: (brand) => <HomePage brand={brand} />,
  signIn: (brand) => <SignInPage actor={createActor(signInMachine)} brand={brand} />,
  notFound: () => <NotFoundPage onBack={() => undefined} />,
}

/** The markup of a page as the browser's first render makes it, so that the running console takes it over as it stands. */
export const renderPage = (page: Prerendered, brand: Brand): string => {
  const { hook } = memoryLocation({ path: page === 'notFound' ? '/' : pathOf(page), static: true })
  return renderToString(
    <Stage hook={hook} place={page}>
      {pages[page](brand)}
    </Stage>,
  )
}

export type RenderPage = typeof renderPage
