import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/controls/Button.tsx'
import css from '#ui/layout/CodeLabel.module.css'
import { CheckIcon, CopyIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

type Part = 'link' | 'code'

interface CodeLabelProps {
  code: string
  /** The referral link, which ends with the code. Null if no link can have the code. */
  link: string | null
  /** The part that was just copied. */
  copied: string | null
  /** The part that could not be copied. */
  failed: string | null
  onCopy: (target: Part, text: string) => void
  /** The first ways to share, side by side above the copy buttons. */
  children: ReactNode
}

/** A referral code with its link, and a button to copy each. */
export function CodeLabel({ code, link, copied, failed, onCopy, children }: CodeLabelProps) {
  return (
    <div className={classes('lines', css.label)}>
      <p className={classes('breaks digits figure', css.code)}>
        <Verbatim>{code}</Verbatim>
      </p>
      {link !== null && <LinkText link={link} />}
      <div className={classes('wrap screen-only', css.first)}>{children}</div>
      <div className={classes('wrap', css.copyButtons)}>
        {link !== null && (
          <Button
            variant="secondary"
            icon={copied === 'link' ? <CheckIcon /> : <CopyIcon />}
            onClick={() => onCopy('link', link)}
          >
            {copied === 'link' ? 'Copied' : 'Copy link'}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={copied === 'code' ? <CheckIcon /> : <CopyIcon />}
          onClick={() => onCopy('code', code)}
        >
          {copied === 'code' ? 'Copied' : 'Copy code'}
        </Button>
      </div>
      {failed && (
        <p className={classes('muted', css.hint)}>{`Couldn't copy. Select the ${failed} above and copy it by hand.`}</p>
      )}
    </div>
  )
}

/** A link that breaks before its code. */
function LinkText({ link }: { link: string }) {
  const folderEnd = link.lastIndexOf('/') + 1
  return (
    <p className={classes('note breaks', css.link)} translate="no">
      <span>{link.slice(0, folderEnd)}</span>
      <wbr />
      <span>{link.slice(folderEnd)}</span>
    </p>
  )
}

/** Stands in for a code that does not exist. */
export function EmptyCodeLabel({ text }: { text: string }) {
  return (
    <div className={classes('lines', css.label)}>
      <p className={classes('breaks digits figure', css.code)}>{text}</p>
    </div>
  )
}
