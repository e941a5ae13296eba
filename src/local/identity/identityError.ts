/** An error response of Cognito. `type` is the `__type` in the response. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message)
export const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message)
export const userNotFound = () => new IdentityError('UserNotFoundException', 'User does not exist.')
export const limitExceeded = () =>
  new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
