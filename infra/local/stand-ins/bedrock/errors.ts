/** The errors of the service, with their HTTP statuses. */
const statuses = {
  ValidationException: 400,
  ServiceQuotaExceededException: 400,
  AccessDeniedException: 403,
  MissingAuthenticationTokenException: 403,
  ResourceNotFoundException: 404,
  UnknownOperationException: 404,
  ModelTimeoutException: 408,
  ModelErrorException: 424,
  ThrottlingException: 429,
  ModelNotReadyException: 429,
  InternalServerException: 500,
  ServiceUnavailableException: 503,
};
export type ErrorName = keyof typeof statuses;

/** An error in the form of the service: its name in a header, its message in the body. */
export class ServiceError extends Error {
  override readonly name: ErrorName;
  constructor(name: ErrorName, message: string) {
    super(message);
    this.name = name;
  }
  get status(): number {
    return statuses[this.name];
  }
}
