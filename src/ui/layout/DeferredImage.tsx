import { type SyntheticEvent, useDeferredValue } from 'react'

interface LatePictureProps {
  src: string | undefined
  className?: string | undefined
  /** Pixels, where its place does not say it. */
  size?: number
}

const hide = (event: SyntheticEvent<HTMLImageElement>): void => {
  event.currentTarget.hidden = true
}

/**
 * A picture over its placeholder, which stays where there is none or it does not load. It comes after the paint, so that
 * the words of a long list do not wait for it, and a new one never shows what the last one was.
 */
export function DeferredImage({ src, className, size }: LatePictureProps) {
  const shown = useDeferredValue(src, '')
  if (!src || shown !== src) return null
  return (
    <img
      key={src}
      className={className}
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading="lazy"
      onError={hide}
    />
  )
}
