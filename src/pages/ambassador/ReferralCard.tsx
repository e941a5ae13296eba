import { useSelector, shallowEqual } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { noReferralCode } from '#domain/people/referral.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import css from '#pages/ambassador/ReferralCard.module.css'
import { type PosterCode, ShareKit } from '#pages/ambassador/ShareKit.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CheckIcon, CopyIcon } from '#ui/layout/Icon.tsx'

interface ReferralCardProps {
  invitation: Invitation | null
  copy: ActorRefFrom<typeof copyMachine>
  shareKit: ActorRefFrom<typeof shareKitMachine>
  Poster: PosterCode
}

/** The referral code of a marketer, its link, and the share options (§2). */
export function ReferralCard({ invitation, copy, shareKit, Poster }: ReferralCardProps) {
  return (
    <Card title="Your referral code">
      {invitation ? (
        <div className={css.content}>
          <CodeLabel invitation={invitation} copy={copy} />
          <ShareKit actor={shareKit} invitation={invitation} Poster={Poster} />
        </div>
      ) : (
        <div className={css.content}>
          <div className={css.label}>
            <p className={css.code}>{noReferralCode}</p>
          </div>
          <p className={css.hint}>
            There is nothing to share: your account has no referral code. Contact support to get one.
          </p>
        </div>
      )}
    </Card>
  )
}

function CodeLabel({ invitation, copy }: { invitation: Invitation; copy: ReferralCardProps['copy'] }) {
  const { copied, failed } = useSelector(copy, selectCopy, shallowEqual)
  const { code, link } = invitation
  return (
    <div className={css.label}>
      <p className={css.code}>{code}</p>
      <p className={css.link}>
        {link.slice(0, link.lastIndexOf('/') + 1)}
        <wbr />
        {link.slice(link.lastIndexOf('/') + 1)}
      </p>
      <div className={css.copyButtons}>
        <Button
          icon={copied === 'link' ? <CheckIcon /> : <CopyIcon />}
          onClick={() => copy.send({ type: 'copy.requested', target: 'link', text: link })}
        >
          {copied === 'link' ? 'Copied' : 'Copy link'}
        </Button>
        <Button
          variant="secondary"
          icon={copied === 'code' ? <CheckIcon /> : <CopyIcon />}
          onClick={() => copy.send({ type: 'copy.requested', target: 'code', text: code })}
        >
          {copied === 'code' ? 'Copied' : 'Copy code'}
        </Button>
      </div>
      {failed && <p className={css.hint}>Couldn't copy. Select the {failed} above and copy it by hand.</p>}
    </div>
  )
}
