import { useSelector, shallowEqual } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { noReferralCode } from '#domain/people/referralCodes.ts'
import { markLink } from '#domain/people/shareSource.ts'
import { type Invitation, shareUrls } from '#domain/people/sharing.ts'
import type { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import type { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { newTab, ShareKit } from '#pages/ambassador/ShareKit.tsx'
import { ButtonLink } from '#ui/controls/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CodeLabel, EmptyCodeLabel } from '#ui/layout/CodeLabel.tsx'

interface ReferralCardProps {
  invitation: Invitation | null
  copy: ActorRefFrom<typeof copyMachine>
  shareKit: ActorRefFrom<typeof shareKitMachine>
}

/** The referral code of a marketer, its link, and the share options (§2). */
export function ReferralCard({ invitation, copy, shareKit }: ReferralCardProps) {
  const copyState = useSelector(copy, selectCopy, shallowEqual)
  const ownText = useSelector(shareKit, (snapshot) => snapshot.context.ownText)
  return (
    <Card title="Your referral code">
      {invitation ? (
        <div className="blocks">
          <CodeLabel
            {...invitation}
            {...copyState}
            failed={copyState.failed === 'message' ? null : copyState.failed}
            onCopy={(target, text) =>
              copy.send({
                type: 'copy.requested',
                target,
                text: target === 'link' ? markLink(text, 'link') : text,
              })
            }
          >
            <ButtonLink href={shareUrls(invitation, ownText).whatsApp} {...newTab}>
              WhatsApp
            </ButtonLink>
          </CodeLabel>
          {invitation.link !== null && <ShareKit actor={shareKit} copy={copy} invitation={invitation} />}
        </div>
      ) : (
        <div className="blocks">
          <EmptyCodeLabel text={noReferralCode} />
          <p className="muted">
            There is nothing to share: your account has no referral code. Contact support to get one.
          </p>
        </div>
      )}
    </Card>
  )
}
