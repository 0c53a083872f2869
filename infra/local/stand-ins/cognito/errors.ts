/** Cognito's errors, with status 400 unless stated. The class name is the AWS code (`__type` and `x-amzn-errortype`). */
export class CognitoError extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

export class AliasExistsException extends CognitoError {
  constructor() {
    super('An account with the given email already exists.');
  }
}
export class CodeMismatchException extends CognitoError {
  constructor() {
    super('Invalid verification code provided, please try again.');
  }
}
export class ExpiredCodeException extends CognitoError {
  constructor() {
    super('Invalid code provided, please request a code again.');
  }
}
/** The only error that is not the caller's fault: status 500. */
export class InternalErrorException extends CognitoError {
  constructor() {
    super('Something went wrong');
  }
}
export class InvalidParameterException extends CognitoError {}
export class InvalidPasswordException extends CognitoError {}
export class LimitExceededException extends CognitoError {
  constructor() {
    super('Attempt limit exceeded, please try after some time.');
  }
}
export class MissingAuthenticationTokenException extends CognitoError {}
export class NotAuthorizedException extends CognitoError {}
export class RefreshTokenReuseException extends CognitoError {}
export class ResourceNotFoundException extends CognitoError {}
export class SerializationException extends CognitoError {}
export class TooManyRequestsException extends CognitoError {
  constructor() {
    super('Too many requests');
  }
}
export class UnknownOperationException extends CognitoError {}
export class UserLambdaValidationException extends CognitoError {}
export class UsernameExistsException extends CognitoError {}
export class UserNotConfirmedException extends CognitoError {}
export class UserNotFoundException extends CognitoError {}

/** One text for a wrong address and a wrong password (D-43), whichever check failed. */
export const wrongCredentials = () => new NotAuthorizedException('Incorrect username or password.');
