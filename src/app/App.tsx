import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { titleOf } from '#domain/addresses.ts'
import { replayEarlySubmit } from '#app/earlySubmit.ts'
import { ErrorBoundary } from '#app/ErrorBoundary.tsx'
import { AdminPage, NotFoundPage, SignInPage, UnbuiltPage, VerifyPage } from '#app/pages.tsx'
import { useAddress } from '#app/urlSync.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectRoute, selectStage } from '#machines/app/app.select.ts'
import { BrokenPage } from '#pages/public/BrokenPage.tsx'
import { Opening } from '#ui/Opening.tsx'
import { Stage } from '#ui/Stage.tsx'

/** The console: the page that the app's chart says, on the stage that all pages share. */
export function App({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const route = useSelector(app, selectRoute)
  return (
    <Stage hook={useAddress} place={route} onShown={replayEarlySubmit}>
      <ErrorBoundary>
        <Page app={app} />
      </ErrorBoundary>
    </Stage>
  )
}

function Page({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { adminArea, brand, page, route, signIn, theme, verify } = useSelector(app, selectStage, shallowEqual)
  const goBack = () => app.send({ type: 'back.requested' })
  if (page === 'signIn' && signIn) return <SignInPage actor={signIn} brand={brand} />
  if (page === 'verify' && verify) return <VerifyPage actor={verify} brand={brand} />
  if (page === 'admin' && adminArea) return <AdminPage actor={adminArea} theme={theme} />
  if (page === 'unbuilt') return <UnbuiltPage title={titleOf(route)} onBack={goBack} />
  if (page === 'notFound') return <NotFoundPage onBack={goBack} />
  if (page === 'broken') return <BrokenPage onReload={() => location.reload()} />
  return <Opening />
}
