export type ServiceTapped = 'cognito' | 'stripe' | 'stripe-event' | 'bedrock' | 'ses';

/** What a stand-in was asked and what it answered (tap.ts). */
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
  /** in base64, as is the answer */
  sent: string;
  status: number;
  /** `x-amzn-errortype` */
  error: string | null;
  answer: string;
}
