export { type CampaignGame, type CampaignResult, campaignResult, isCampaign } from './campaign.ts';
export { edition, normandy } from './edition.ts';
