import { type SyntheticEvent, useDeferredValue } from 'react'

interface DeferredImageProps {
  src: string | undefined
  className?: string | undefined
  /** Width and height in pixels, if CSS does not set them. */
  size?: number
}

const hide = (event: SyntheticEvent<HTMLImageElement>): void => {
  event.currentTarget.hidden = true
}

/**
 * A picture over its placeholder. The placeholder stays if there is no picture or it fails to load. The picture renders
 * after the text, so that long lists appear sooner. A new picture never shows the previous one.
 */
export function DeferredImage({ src, className, size }: DeferredImageProps) {
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
