import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectAppActors } from '#machines/app/app.selectors.ts'
import { selectIsOffline } from '#machines/app/network.machine.ts'
import { selectIsErrorNoticed } from '#machines/app/problemReport.selectors.ts'
import { selectVersionNotice } from '#machines/app/version.machine.ts'
import { ErrorNotice } from '#pages/public/problemReport/ErrorNotice.tsx'
import { VersionBanner } from '#pages/public/VersionBanner.tsx'
import { Banner, BannerStack } from '#ui/feedback/Banner.tsx'

/** The banners that have something to say, one below the other. */
export function Banners({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { network, version, problemReport } = useSelector(app, selectAppActors, shallowEqual)
  const isOffline = useSelector(network, selectIsOffline)
  const versionNotice = useSelector(version, selectVersionNotice)
  const isErrorNoticed = useSelector(problemReport, selectIsErrorNoticed)
  if (!isOffline && versionNotice === null && !isErrorNoticed) return null
  return (
    <BannerStack>
      {problemReport && isErrorNoticed && <ErrorNotice actor={problemReport} />}
      {version && versionNotice && <VersionBanner actor={version} notice={versionNotice} />}
      {isOffline && (
        <Banner label="You are offline">
          You are offline. What you see stays. What fails now loads again when the network is back.
        </Banner>
      )}
    </BannerStack>
  )
}
