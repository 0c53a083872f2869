export type ServiceTapped = 'cognito' | 'stripe' | 'stripe-event' | 'bedrock' | 'ses';

/** A request to a stand-in and its answer (tap.ts). */
export interface Exchange {
  service: ServiceTapped;
  method: string;
  url: string;
  /** `x-amz-target` */
  target: string | null;
  /** content type of the request */
  type: string | null;
  /** `stripe-version` */
  version: string | null;
  /** base64, like the answer */
  sent: string;
  status: number;
  /** `x-amzn-errortype` */
  error: string | null;
  answer: string;
}
